import type { AfterSaleFile } from '@pinline/contracts/order/after-sale/after-sale-row'
import { useApi } from '@pinline/ui/api-client/api-context'
import { loadFile } from '@pinline/ui/api-client/load-file'
import { usePrivateImage } from '@pinline/ui/design/private-image.tsx'
import { useMemo, useState } from 'react'
import { useText } from '../../messages/use-text.ts'

/** A picture as such; another file, which no picture shows, by its place in the list. */
const PrivateFile = ({ file, place }: { file: AfterSaleFile; place: number }) => {
  const text = useText()
  const api = useApi()
  const load = useMemo(() => loadFile(api), [api])
  const address = usePrivateImage(file.id, load)
  const [isPicture, setPicture] = useState(true)
  const label = text('resources.after-sales.file', { place })
  if (address === undefined) return <span className="after-sale-file" />
  return (
    <a className="after-sale-file" href={address} download>
      {isPicture ? <img src={address} alt={label} onError={() => setPicture(false)} /> : label}
    </a>
  )
}

/** What the buyer has sent with a request or a message. */
export const AfterSaleFiles = ({ files }: { files: readonly AfterSaleFile[] }) =>
  files.length === 0 ? null : (
    <div className="after-sale-files">
      {files.map((file, index) => (
        <PrivateFile key={file.id} file={file} place={index + 1} />
      ))}
    </div>
  )
