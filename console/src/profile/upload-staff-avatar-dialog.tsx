import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { changeStaffProfile } from '@pinline/contracts/account/permissions/change-staff-profile'
import type { StaffProfile } from '@pinline/contracts/account/session/signed-in'
import { fileRules } from '@pinline/contracts/catalogue/file/upload-rules'
import { uploadStaffAvatar } from '@pinline/contracts/catalogue/file/upload-staff-avatar'
import { useApi } from '@pinline/ui/api-client/api-context'
import { ApiFailure } from '@pinline/ui/api-client/outcome'
import { upload } from '@pinline/ui/api-client/upload'
import { useCommand } from '@pinline/ui/commands/use-command'
import { AvatarCrop } from '@pinline/ui/design/avatar-crop.tsx'
import { croppedImage, type ImageArea } from '@pinline/ui/design/cropped-image'
import { useEffect, useState } from 'react'
import { useText } from '../messages/use-text.ts'

interface UploadStaffAvatarDialogProps {
  readonly file: File
  readonly onClose: () => void
  readonly onDone: (self: StaffProfile) => void
}

/** An object URL of the file while it is shown. */
const useObjectUrl = (file: File): string | undefined => {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

/** Uploads a picture and makes it the person's avatar. */
const useSendPicture = (onDone: (self: StaffProfile) => void) => {
  const text = useText()
  const api = useApi()
  const { send } = useCommand(changeStaffProfile)
  /** The error; undefined after success. The client has already shown that a session has ended. */
  return async (picture: Blob, type: string, onPercent: (percent: number) => void): Promise<string | undefined> => {
    const named = new File([picture], type === 'image/png' ? 'picture.png' : 'picture.jpg', { type })
    const sent = await upload(api, uploadStaffAvatar, { module: 'avatar' }, named, {
      rule: fileRules.avatar,
      silent: true,
      onProgress: (share) => onPercent(Math.round(share * 100)),
    })
    if (sent.kind === 'not-sent') return text('profile.avatar.too_large')
    if (sent.kind !== 'ok') return sent.kind === 'refused' ? sent.message : ''
    const outcome = await send({ avatarFileId: sent.data.id })
    if (outcome.kind === 'done') onDone(outcome.data)
    return outcome.kind === 'refused' || outcome.kind === 'failed' ? outcome.message : undefined
  }
}

/** Crops the chosen file to a square, uploads it and makes it the person's avatar. */
export const UploadStaffAvatarDialog = ({ file, onClose, onDone }: UploadStaffAvatarDialogProps) => {
  const text = useText()
  const sendPicture = useSendPicture(onDone)
  const url = useObjectUrl(file)
  const [area, setArea] = useState<ImageArea>()
  const [percent, setPercent] = useState<number>()
  const [refusal, setRefusal] = useState<string>()
  const busy = percent !== undefined

  const save = async () => {
    if (busy || area === undefined || url === undefined) return
    setRefusal(undefined)
    setPercent(0)
    const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg'
    const picture = await croppedImage(url, area, type).catch(() => undefined)
    try {
      setRefusal(
        picture === undefined ? text('profile.avatar.unreadable') : await sendPicture(picture, type, setPercent),
      )
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      setRefusal(error.status === 401 ? undefined : error.message)
    } finally {
      setPercent(undefined)
    }
  }

  return (
    <Dialog open onClose={busy ? () => undefined : onClose} aria-labelledby="avatar-title">
      <DialogTitle id="avatar-title">{text('profile.avatar.title')}</DialogTitle>
      <DialogContent className="form">
        {refusal !== undefined && refusal !== '' && (
          <p className="notice notice-danger" role="alert">
            {refusal}
          </p>
        )}
        {url !== undefined && (
          <AvatarCrop
            image={url}
            areaLabel={text('profile.avatar.area')}
            zoomLabel={text('profile.avatar.zoom')}
            onArea={setArea}
            onUnreadable={() => {
              setArea(undefined)
              setRefusal(text('profile.avatar.unreadable'))
            }}
          />
        )}
        <p className="field-hint" role="status">
          {busy && text('profile.avatar.progress', { percent })}
        </p>
      </DialogContent>
      <DialogActions>
        <button type="button" className="button" aria-disabled={busy} onClick={busy ? undefined : onClose}>
          {text('forms.leave')}
        </button>
        <button
          type="button"
          className="button button-gold"
          aria-busy={busy}
          aria-disabled={busy || area === undefined}
          onClick={() => void save()}
        >
          {text('profile.avatar.save')}
        </button>
      </DialogActions>
    </Dialog>
  )
}
