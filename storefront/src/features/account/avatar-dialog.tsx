import { AvatarCrop } from '@pinline/ui/design/avatar-crop.tsx'
import { Banner } from '@pinline/ui/design/banner.tsx'
import { Button } from '@pinline/ui/design/button.tsx'
import { croppedImage, type ImageArea } from '@pinline/ui/design/cropped-image'
import { Dialog } from '@pinline/ui/design/dialog.tsx'
import { showToast } from '@pinline/ui/design/toast.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import { useUploadAvatar } from './upload-file.mutation.ts'

interface AvatarDialogProps {
  readonly image: { readonly url: string; readonly type: 'image/jpeg' | 'image/png' }
  readonly onClose: () => void
}

/** Crops the chosen image to a square and saves it. */
export function AvatarDialog({ image, onClose }: AvatarDialogProps): ReactNode {
  const { t } = useTranslation('account')
  const uploadAvatar = useUploadAvatar()
  const [area, setArea] = useState<ImageArea>()
  const [percent, setPercent] = useState<number>()
  const [refusal, setRefusal] = useState<string>()
  const isPending = percent !== undefined

  const onSave = async () => {
    if (area === undefined || isPending) return
    setRefusal(undefined)
    setPercent(0)
    const picture = await croppedImage(image.url, area, image.type).catch(() => undefined)
    const saved =
      picture === undefined
        ? { kind: 'refused' as const, message: t('avatar.unreadable') }
        : await uploadAvatar(picture, setPercent)
    setPercent(undefined)
    if (saved.kind === 'saved') {
      showToast(t('avatar.saved'))
      onClose()
    } else if (saved.kind === 'refused') setRefusal(saved.message)
  }

  return (
    <Dialog
      title={t('avatar.title')}
      isOpen
      onClose={() => {
        if (!isPending) onClose()
      }}
      actions={
        <>
          <Button tone="quiet" onPress={onClose} isDisabled={isPending}>
            {t('address.close')}
          </Button>
          <Button onPress={() => void onSave()} isDisabled={area === undefined} isPending={isPending}>
            {t('avatar.save')}
          </Button>
        </>
      }
    >
      {refusal !== undefined && <Banner tone="danger" title={refusal} />}
      <AvatarCrop
        image={image.url}
        areaLabel={t('avatar.area')}
        zoomLabel={t('avatar.zoom')}
        onArea={setArea}
        onUnreadable={() => {
          setArea(undefined)
          setRefusal(t('avatar.unreadable'))
        }}
      />
      <p role="status" className="small">
        {percent !== undefined && t('avatar.progress', { percent })}
      </p>
    </Dialog>
  )
}
