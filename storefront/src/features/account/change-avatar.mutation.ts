import { uploadFile } from '@pinline/contracts/catalogue/file/upload-file'
import { fileRules } from '@pinline/contracts/catalogue/file/upload-rules'
import { upload } from '@pinline/ui/api-client/upload'
import { showToast } from '@pinline/ui/design/toast.tsx'
import { useTranslation } from 'react-i18next'
import { showRefusal } from '../../app/show-refusal.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useProfileChanges } from './change-self.mutation.ts'

export type SavedAvatar =
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused'; readonly message: string }
  /** The client has shown a notice. */
  | { readonly kind: 'failed' }

/** Sends a picture and makes it the buyer's own, or takes it away. */
export const useAvatarChanges = () => {
  const { api } = useAppContext()
  const { setInfo } = useProfileChanges()
  const { t } = useTranslation('account')

  const save = async (picture: Blob, onPercent: (percent: number) => void): Promise<SavedAvatar> => {
    const name = picture.type === 'image/png' ? 'picture.png' : 'picture.jpg'
    const file = new File([picture], name, { type: picture.type })
    const sent = await upload(api, uploadFile, { module: 'avatar' }, file, {
      rule: fileRules.avatar,
      onProgress: (share) => onPercent(Math.round(share * 100)),
    }).catch(() => undefined)
    if (sent?.kind === 'refused') return { kind: 'refused', message: sent.message }
    if (sent?.kind !== 'ok') return { kind: 'failed' }
    const set = await setInfo({ avatarFileId: sent.data.id })
    if (set.kind === 'refused') return { kind: 'refused', message: set.message }
    return set.kind === 'done' ? { kind: 'saved' } : { kind: 'failed' }
  }
  const remove = async (): Promise<void> => {
    const set = await setInfo({ avatarFileId: null })
    if (set.kind === 'done') showToast(t('avatar.removed'))
    else showRefusal(set)
  }
  return { save, remove }
}
