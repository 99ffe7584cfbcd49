import type { AfterSaleFile } from '@pinline/contracts/order/after-sale/after-sale-row'
import { loadFile } from '@pinline/ui/api-client/load-file'
import { usePrivateImage } from '@pinline/ui/design/private-image.tsx'
import { type ReactNode, useMemo, useState } from 'react'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'

/** A picture as such; another file, which no picture shows, by its place in the list. */
function PrivateFile({ file, place }: { file: AfterSaleFile; place: number }): ReactNode {
  const { t } = useTranslation('after-sales')
  const { api } = useAppContext()
  const load = useMemo(() => loadFile(api), [api])
  const address = usePrivateImage(file.id, load)
  const [isPicture, setPicture] = useState(true)
  const label = t('files.open', { place })
  if (address === undefined) return <span className="after-sale-picture" />
  return (
    <a className="after-sale-picture" href={address} download>
      {isPicture ? <img src={address} alt={label} onError={() => setPicture(false)} /> : label}
    </a>
  )
}

/** The files of a request or message, as the signed-in buyer may see them. */
export function PrivateFiles({ files }: { files: readonly AfterSaleFile[] }): ReactNode {
  if (files.length === 0) return null
  return (
    <div className="after-sale-pictures">
      {files.map((file, index) => (
        <PrivateFile key={file.id} file={file} place={index + 1} />
      ))}
    </div>
  )
}
