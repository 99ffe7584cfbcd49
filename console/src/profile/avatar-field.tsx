import { changeStaffProfile } from '@pinline/contracts/account/permissions/change-staff-profile'
import type { StaffProfile } from '@pinline/contracts/account/session/signed-in'
import { fileRules } from '@pinline/contracts/catalogue/file/upload-rules'
import { useApi } from '@pinline/ui/api-client/api-context'
import { loadFile } from '@pinline/ui/api-client/load-file'
import { acceptOf, fileErrorOf, typesText } from '@pinline/ui/api-client/upload'
import { useCommand } from '@pinline/ui/commands/use-command'
import { PrivateImage } from '@pinline/ui/design/private-image.tsx'
import { type ChangeEvent, Suspense, useId, useMemo, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { lazyPart } from '../layout/lazy-part.ts'
import { useText } from '../messages/use-text.ts'

const AvatarDialog = lazyPart(async () => ({
  default: (await import('./upload-staff-avatar-dialog.tsx')).UploadStaffAvatarDialog,
}))

const side = 96
const rule = fileRules.avatar

interface AvatarFieldProps {
  readonly self: StaffProfile
  readonly onUpdated: (self: StaffProfile) => void
}

/** The chosen picture, its error, and the functions to choose or clear it. */
const useAvatar = (onUpdated: (self: StaffProfile) => void) => {
  const text = useText()
  const notify = useNotify()
  const { send, isPending } = useCommand(changeStaffProfile)
  const [chosen, setChosen] = useState<File>()
  const [fieldError, setFieldError] = useState<string>()

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (file === undefined) return
    const wrong = fileErrorOf(rule, file)
    setFieldError(
      wrong === undefined
        ? undefined
        : wrong.code === 'upload-type-wrong'
          ? text('profile.avatar.wrong_type', { types: typesText(rule) })
          : text('profile.avatar.too_large'),
    )
    if (wrong === undefined) setChosen(file)
  }

  const remove = async () => {
    if (isPending) return
    setFieldError(undefined)
    const outcome = await send({ avatarFileId: null })
    if (outcome.kind === 'done') {
      onUpdated(outcome.data)
      notify('profile.avatar.removed', { type: 'success' })
    } else if (outcome.kind !== 'conflict') setFieldError(outcome.message)
  }

  const keep = (changed: StaffProfile) => {
    setChosen(undefined)
    onUpdated(changed)
    notify('profile.avatar.saved', { type: 'success' })
  }

  return { chosen, fieldError, isPending, choose, remove, keep, leave: () => setChosen(undefined) }
}

/** The person's picture, with buttons to change or remove it. A file of a wrong type or size is not uploaded. */
export const AvatarField = ({ self, onUpdated }: AvatarFieldProps) => {
  const text = useText()
  const api = useApi()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const load = useMemo(() => loadFile(api), [api])
  const { chosen, fieldError, isPending, choose, remove, keep, leave } = useAvatar(onUpdated)

  return (
    <div className="profile-picture">
      <span className="profile-face">
        <PrivateImage fileId={self.avatarFileId} load={load} alt={text('profile.avatar.label')} side={side}>
          <span aria-hidden="true">{[...(self.name === '' ? self.username : self.name)][0]?.toUpperCase()}</span>
        </PrivateImage>
      </span>
      <div>
        <input
          ref={input}
          id={id}
          type="file"
          className="profile-file"
          accept={acceptOf(rule)}
          tabIndex={-1}
          aria-label={text('profile.avatar.label')}
          onChange={choose}
        />
        <span className="profile-buttons">
          <button
            type="button"
            className="button button-small"
            aria-describedby={`${id}-note`}
            onClick={() => input.current?.click()}
          >
            {text('profile.avatar.choose')}
          </button>
          {self.avatarFileId !== null && (
            <button
              type="button"
              className="button button-quiet button-small"
              aria-busy={isPending}
              aria-disabled={isPending}
              onClick={() => void remove()}
            >
              {text('profile.avatar.remove')}
            </button>
          )}
        </span>
        <p id={`${id}-note`} className={fieldError === undefined ? 'field-hint' : 'field-error'} role="status">
          {fieldError ?? text('profile.avatar.hint')}
        </p>
      </div>
      {chosen !== undefined && (
        <Suspense>
          <AvatarDialog file={chosen} onClose={leave} onDone={keep} />
        </Suspense>
      )}
    </div>
  )
}
