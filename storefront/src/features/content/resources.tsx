import type { ContentRow } from '@pinline/contracts/catalogue/content/content-shown'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { ShopLink } from '../../app/shop-link.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { getDeveloperCenterQuery } from './content.queries.ts'
import { fileSize } from './document/file-size.ts'

/** The ending of a file's address, in capitals. */
const endingOf = (url: string): string => /\.(\w{2,5})(?:\?.*)?$/.exec(url)?.[1]?.toUpperCase() ?? ''

function Entry({ row }: { row: ContentRow }): ReactNode {
  const { t } = useTranslation('content')
  const { details, file, part } = row
  if (details.kind !== 'resource') return null
  const url = file?.url ?? details.url
  return (
    <li id={row.slug} className="sheet content-resource">
      <h3>{row.title}</h3>
      <p>{row.lead}</p>
      <p className="small">
        {t(`resources.kind.${details.resourceKind}`)}
        {details.version !== '' && ` · ${t('resources.version', { version: details.version })}`}
        {part && (
          <>
            {' · '}
            <ShopLink path={`/productDetail/${part.id}`}>{part.model}</ShopLink>
          </>
        )}
      </p>
      {url !== null && /^(?:https:\/\/|\/(?!\/))/.test(url) && (
        <a className="content-resource-file" href={url} {...(url.startsWith('/') && { download: '' })}>
          <Download className="icon" aria-hidden="true" />
          {t('download', { file: file ? fileSize(file) : endingOf(url) })}
        </a>
      )}
    </li>
  )
}

/** Files for developers to download. */
export function Resources(): ReactNode {
  const { t } = useTranslation('content')
  const { data = [] } = useQuery(getDeveloperCenterQuery(useAppContext()))
  if (data.length === 0) return null
  return (
    <section>
      <h2 id="downloads">{t('resources.title')}</h2>
      <ul className="content-resources">
        {data.map((row) => (
          <Entry key={row.id} row={row} />
        ))}
      </ul>
    </section>
  )
}
