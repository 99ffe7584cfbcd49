import type { ContentPicture as Picture } from '@pinline/contracts/catalogue/content/content-shown'
import type { ReactNode } from 'react'

/** Properties of {@link ContentPicture}. */
export interface ContentPictureProps {
  readonly picture: Pick<Picture, 'url' | 'width' | 'height' | 'sizes'>
  /** The width that it is shown in, as the attribute `sizes`. */
  readonly sizes: string
  readonly alt: string
  readonly focusX: number
  readonly focusY: number
  /** It stands at the top of a page. */
  readonly eager?: boolean
}

/** A picture in the sizes that there are; where it is cropped, its focus point stays in view. */
export function ContentPicture(props: ContentPictureProps): ReactNode {
  const { picture, sizes, alt, focusX, focusY, eager = false } = props
  return (
    <img
      className="content-picture"
      src={picture.url}
      srcSet={picture.sizes.map(({ width, url }) => `${url} ${width}w`).join(', ') || undefined}
      sizes={sizes}
      width={picture.width ?? undefined}
      height={picture.height ?? undefined}
      alt={alt}
      style={{ objectPosition: `${focusX}% ${focusY}%` }}
      {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      decoding="async"
    />
  )
}
