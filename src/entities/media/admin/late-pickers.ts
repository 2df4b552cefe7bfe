import { lateDialog } from '#ui/admin/lazy-part.tsx'

export const loadPickers = () => import('#entities/media/admin/media-picker.tsx')

export const MediaPicker = lateDialog(async () => (await loadPickers()).MediaPicker)
export const ManyPicker = lateDialog(async () => (await loadPickers()).ManyPicker)
