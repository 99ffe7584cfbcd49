import { type ReactNode, useEffect, useState } from 'react'

/** Properties of {@link PrivateImage}. */
export interface PrivateImageProps {
  /** Id of the file; null when there is none. */
  readonly fileId: string | null
  /** Fetches the bytes of `fileId` as the signed-in person. Must be stable: a new function fetches again. */
  readonly load: (fileId: string, signal: AbortSignal) => Promise<Blob>
  /** Empty when the text beside it says the same. */
  readonly alt: string
  /** Side length in px; reserves the space while the image loads. */
  readonly side: number
  readonly className?: string
  /** Shown until the image has loaded, and when it cannot be loaded. */
  readonly children?: ReactNode
}

/** A `blob:` URL of a file that needs the access token; undefined until it has loaded. */
export function usePrivateImage(fileId: string | null, load: PrivateImageProps['load']): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (fileId === null) return
    const leaving = new AbortController()
    let made: string | undefined
    load(fileId, leaving.signal).then(
      (bytes) => {
        if (leaving.signal.aborted) return
        made = URL.createObjectURL(bytes)
        setAddress(made)
      },
      () => undefined,
    )
    return () => {
      leaving.abort()
      if (made !== undefined) URL.revokeObjectURL(made)
      setAddress(undefined)
    }
  }, [fileId, load])
  return fileId === null ? undefined : address
}

/** A square image that needs the access token, such as the person's own avatar. */
export function PrivateImage({ fileId, load, alt, side, className, children }: PrivateImageProps): ReactNode {
  const address = usePrivateImage(fileId, load)
  if (address === undefined) return children
  return <img className={className} src={address} alt={alt} width={side} height={side} />
}
