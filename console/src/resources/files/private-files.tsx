import './private-files.css'
import { useApi } from '@pinline/ui/api-client/api-context'
import { loadFile } from '@pinline/ui/api-client/load-file'
import { usePrivateImage } from '@pinline/ui/design/private-image.tsx'
import { useMemo, useState } from 'react'
import { useText } from '../../messages/use-text.ts'

/** A picture as such; another file, which no picture shows, by its place in the list. */
const PrivateFile = ({ fileId, place }: { readonly fileId: string; readonly place: number }) => {
  const text = useText()
  const api = useApi()
  const load = useMemo(() => loadFile(api), [api])
  const address = usePrivateImage(fileId, load)
  const [isPicture, setPicture] = useState(true)
  const label = text('resources.files.attached.file', { place })
  if (address === undefined) return <span className="private-file" />
  return (
    <a className="private-file" href={address} download>
      {isPicture ? <img src={address} alt={label} onError={() => setPicture(false)} /> : label}
    </a>
  )
}

/** Files that only their owner and permitted staff may read: each is fetched with the session. */
export const PrivateFiles = ({ fileIds }: { readonly fileIds: readonly string[] }) =>
  fileIds.length === 0 ? null : (
    <div className="private-files">
      {fileIds.map((fileId, index) => (
        <PrivateFile key={fileId} fileId={fileId} place={index + 1} />
      ))}
    </div>
  )
