import { checkWith } from '#records/admin/form/zod-errors.ts'
import * as m from '#entities/licence/admin/messages.ts'
import { LicenceFields } from '#entities/licence/admin/fields.tsx'
import { licenceScreen } from '#entities/licence/admin/screen.ts'
import { LICENCE_WORDS } from '#entities/licence/admin/words.ts'
import {
  CZECH_AUTHORITY,
  emptyLicence,
  type Licence,
  LicenceInput,
  type LicenceInput as Input,
  licenceTitle,
} from '#entities/licence/schema.ts'
import { usePartForm } from '#records/admin/form/use-part-form.ts'
import { PartDialog } from '#records/admin/part-dialog.tsx'

interface LicenceDialogProps {
  owner: 'casino' | 'bookmaker'
  ownerId: string
  licence: Licence | undefined
  onClose: () => void
}

export function LicenceDialog({ owner, ownerId, licence, onClose }: LicenceDialogProps) {
  const partForm = usePartForm<Input, Licence>({
    resource: licenceScreen,
    ownerId,
    part: licence,
    check: checkWith(LicenceInput),
    first: { ...emptyLicence, authority: CZECH_AUTHORITY, [owner]: ownerId },
    onSaved: onClose,
  })
  return (
    <PartDialog
      partForm={partForm}
      title={licence ? m.editLicence() : m.addALicence()}
      size={620}
      action={licence ? m.saveLicence() : m.addLicence()}
      words={LICENCE_WORDS}
      titleOf={licenceTitle}
      onClose={onClose}
    >
      <LicenceFields form={partForm.form} />
    </PartDialog>
  )
}
