import { fileRules } from '@pinline/contracts/catalogue/file/upload-rules'
import { loadFile } from '@pinline/ui/api-client/load-file'
import { acceptOf, fileErrorOf } from '@pinline/ui/api-client/upload'
import { Button } from '@pinline/ui/design/button.tsx'
import { FieldError } from '@pinline/ui/design/field-error.tsx'
import { PrivateImage } from '@pinline/ui/design/private-image.tsx'
import { showToast } from '@pinline/ui/design/toast.tsx'
import { UserRound } from 'lucide-react'
import { type ChangeEvent, lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { showRefusal } from '../../app/show-refusal.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { useChangeProfile } from './change-profile.mutation.ts'

const AvatarDialog = lazy(async () => ({ default: (await import('./avatar-dialog.tsx')).AvatarDialog }))

interface Chosen {
  readonly url: string
  readonly type: 'image/jpeg' | 'image/png'
}

/** An object URL for a chosen file; revoked when the component unmounts. */
const useObjectUrl = (blob: File | undefined): string | undefined => {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (blob === undefined) {
      setUrl(undefined)
      return
    }
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}

/** The buyer's picture, with buttons to change or remove it. */
export function AvatarPicture({ fileId }: { fileId: string | null }): ReactNode {
  const { t } = useTranslation('account')
  const { api } = useAppContext()
  const load = useMemo(() => loadFile(api), [api])
  const input = useRef<HTMLInputElement>(null)
  const changeProfile = useChangeProfile()
  const [file, setFile] = useState<File>()
  const [fieldError, setFieldError] = useState<string>()
  const [isRemoving, setRemoving] = useState(false)
  const url = useObjectUrl(file)
  const chosen: Chosen | undefined =
    file === undefined || url === undefined
      ? undefined
      : { url, type: file.type === 'image/png' ? 'image/png' : 'image/jpeg' }

  const onChoose = (event: ChangeEvent<HTMLInputElement>) => {
    const [picked] = event.target.files ?? []
    event.target.value = ''
    if (picked === undefined) return
    const no = fileErrorOf(fileRules.avatar, picked)
    setFieldError(
      no?.code === 'upload-type-wrong' ? t('avatar.wrongType', { types: no.types }) : no && t('avatar.hint'),
    )
    setFile(no === undefined ? picked : undefined)
  }
  const onRemove = async () => {
    setRemoving(true)
    const result = await changeProfile({ avatarFileId: null })
    if (result.kind === 'done') showToast(t('avatar.removed'))
    else showRefusal(result)
    setRemoving(false)
  }
  return (
    <div className="account-picture">
      <PrivateImage className="account-picture-image" fileId={fileId} load={load} alt={t('avatar.label')} side={104}>
        <span className="account-picture-image">
          <UserRound className="icon" aria-hidden="true" />
          <span className="visually-hidden">{t('avatar.none')}</span>
        </span>
      </PrivateImage>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptOf(fileRules.avatar)}
        aria-label={t('avatar.choose')}
        onChange={onChoose}
      />
      <Button small onPress={() => input.current?.click()}>
        {t(fileId === null ? 'avatar.choose' : 'avatar.change')}
      </Button>
      {fileId !== null && (
        <Button small tone="quiet" isPending={isRemoving} onPress={() => void onRemove()}>
          {t('avatar.remove')}
        </Button>
      )}
      <span className="field-hint">{t('avatar.hint')}</span>
      <FieldError message={fieldError} />
      {chosen !== undefined && (
        <Suspense>
          <AvatarDialog image={chosen} onClose={() => setFile(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
