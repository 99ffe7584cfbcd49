import { uploadFile } from '@pinline/contracts/catalogue/file/upload-file'
import { fileRules } from '@pinline/contracts/catalogue/file/upload-rules'
import { upload } from '@pinline/ui/api-client/upload'
import { useAppContext } from '../../app/use-app-context.ts'
import { useChangeProfile } from './change-profile.mutation.ts'

export type SavedAvatar =
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused'; readonly message: string }
  /** The client has shown a notification. */
  | { readonly kind: 'failed' }

/** Uploads a picture and makes it the buyer's avatar. */
export const useUploadAvatar = () => {
  const { api } = useAppContext()
  const changeProfile = useChangeProfile()
  return async (picture: Blob, onPercent: (percent: number) => void): Promise<SavedAvatar> => {
    const name = picture.type === 'image/png' ? 'picture.png' : 'picture.jpg'
    const file = new File([picture], name, { type: picture.type })
    const sent = await upload(api, uploadFile, { module: 'avatar' }, file, {
      rule: fileRules.avatar,
      onProgress: (share) => onPercent(Math.round(share * 100)),
    }).catch(() => undefined)
    if (sent?.kind === 'refused') return { kind: 'refused', message: sent.message }
    if (sent?.kind !== 'ok') return { kind: 'failed' }
    const set = await changeProfile({ avatarFileId: sent.data.id })
    if (set.kind === 'refused') return { kind: 'refused', message: set.message }
    return set.kind === 'done' ? { kind: 'saved' } : { kind: 'failed' }
  }
}
