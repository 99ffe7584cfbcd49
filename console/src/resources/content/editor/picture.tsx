import { useApi } from '@pinline/ui/api-client/api-context'
import { loadFile } from '@pinline/ui/api-client/load-file'
import { usePrivateImage } from '@pinline/ui/design/private-image.tsx'
import { useMemo } from 'react'

/** A `blob:` address of an uploaded picture, which only staff can see while it is not published. */
export const usePicture = (fileId: string | null): string | undefined => {
  const api = useApi()
  const load = useMemo(() => loadFile(api), [api])
  return usePrivateImage(fileId, load)
}

interface PictureProps {
  readonly fileId: string
  readonly alt: string
  readonly className?: string
}

/** An uploaded picture in its own proportions. */
export const Picture = ({ fileId, alt, className }: PictureProps) => {
  const address = usePicture(fileId)
  if (address === undefined) return <span className="picture-pending" role="img" aria-label={alt} />
  return <img className={className} src={address} alt={alt} />
}
