import { LogoScreen } from '#entities/logo/admin/logo-screen.tsx'
import { softwareProviderResource } from '#entities/software-provider/admin/resource.ts'
import { softwareProviderSchemas } from '#entities/software-provider/schema.ts'

export default function SoftwareProviderScreen() {
  return <LogoScreen resource={softwareProviderResource} schema={softwareProviderSchemas.Input} />
}
