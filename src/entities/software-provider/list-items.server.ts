import type { z } from 'zod'
import type { Listed } from '#entities/list.server.ts'
import { loadPictures } from '#entities/media/pictures.server.ts'
import { Picture } from '#shared/schema/picture.ts'
import { softwareProviders } from '#entities/software-provider/collection.server.ts'
import { SoftwareProvider } from '#entities/software-provider/schema.ts'
import { UsedBy } from '#shared/schema/usage.ts'
import { countUses, UNUSED } from '#entities/usage.server.ts'

/** A software provider as lists of the admin show it. */
export const SoftwareProviderItem = SoftwareProvider.extend({ picture: Picture.nullable(), usedBy: UsedBy }).meta({
  id: 'SoftwareProviderItem',
})
export type SoftwareProviderItem = z.infer<typeof SoftwareProviderItem>

export const softwareProvidersList: Listed<SoftwareProviderItem> = {
  ...softwareProviders,
  decode: (row) => ({ ...softwareProviders.decode(row), picture: null, usedBy: UNUSED }),
  async loadRelations(db, items) {
    await loadPictures(db, items, 'logo')
    await countUses(db, 'SoftwareProvider', items)
  },
}
