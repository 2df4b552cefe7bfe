import { LogoScreen } from '#entities/logo/admin/logo-screen.tsx'
import { softwareProviderScreen } from '#entities/software-provider/admin/screen.ts'
import { softwareProviderSchemas } from '#entities/software-provider/schema.ts'

export default function SoftwareProviderScreen() {
  return <LogoScreen resource={softwareProviderScreen} schema={softwareProviderSchemas.Input} />
}
