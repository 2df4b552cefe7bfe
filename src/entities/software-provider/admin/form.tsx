import { LogoScreen } from '#entities/media/admin/logo-screen.tsx'
import { softwareProviderResource } from '#entities/software-provider/admin/resource.ts'
import { emptySoftwareProvider, SoftwareProviderInput } from '#entities/software-provider/schema.ts'

export default function SoftwareProviderScreen() {
  return (
    <LogoScreen
      resource={softwareProviderResource}
      name="Software provider"
      schema={SoftwareProviderInput}
      empty={emptySoftwareProvider}
    />
  )
}
