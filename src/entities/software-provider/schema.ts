import { logoSchemas } from '#entities/logo/schema.ts'

export const softwareProviderSchemas = logoSchemas('SoftwareProvider')
