import { type ReactNode, useEffect, useState } from 'react'

/** Properties of {@link PrivateImage}. */
export interface PrivateImageProps {
  /** Which file; null where there is none. */
  readonly fileId: string | null
  /** Fetches the bytes of `fileId` as the signed-in person. Keep it stable: a new function fetches anew. */
  readonly load: (fileId: string, signal: AbortSignal) => Promise<Blob>
  /** Empty where the text beside it says the same. */
  readonly alt: string
  /** Pixels of a side; the place is kept while the picture comes. */
  readonly side: number
  readonly className?: string
  /** Shown until the picture is there, and where it cannot be had. */
  readonly children?: ReactNode
}

/** The address of a file that only a signed-in person may fetch: `blob:…`, or undefined until it is there. */
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

/** A square picture that is fetched with the person's token, such as their own avatar. */
export function PrivateImage({ fileId, load, alt, side, className, children }: PrivateImageProps): ReactNode {
  const address = usePrivateImage(fileId, load)
  if (address === undefined) return children
  return <img className={className} src={address} alt={alt} width={side} height={side} />
}
