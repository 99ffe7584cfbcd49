import type { ContentRow } from '@pinline/contracts/catalogue/content/content-shown'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { listCertificatesQuery } from './content.queries.ts'
import { fileSize } from './document/file-size.ts'

function Entry({ row }: { row: ContentRow }): ReactNode {
  const { t } = useTranslation('content')
  const format = useFormat()
  const { details, file } = row
  if (details.kind !== 'certificate' && details.kind !== 'patent') return null
  return (
    <tr id={row.slug}>
      <td>
        <b>{row.title}</b>
        {row.lead !== '' && <span className="small">{row.lead}</span>}
      </td>
      <td className="figure">{details.number}</td>
      <td>
        {format.calendarDate(details.issuedOn)}
        {details.validUntil !== null && (
          <span className="small">{t('certificates.until', { date: format.calendarDate(details.validUntil) })}</span>
        )}
      </td>
      <td>
        {details.issuer}
        {file && (
          <a href={file.url} download={file.name}>
            {t('download', { file: fileSize(file) })}
          </a>
        )}
      </td>
    </tr>
  )
}

/** Certificates and patents with number, dates and file. */
export function Certificates(): ReactNode {
  const { t } = useTranslation('content')
  const { data = [] } = useQuery(listCertificatesQuery(useAppContext()))
  return (['certificate', 'patent'] as const).map((kind) => {
    const rows = data.filter((row) => row.kind === kind)
    return (
      rows.length > 0 && (
        <section key={kind}>
          <h2>{t(`certificates.${kind}`)}</h2>
          <div className="data-table-scroll document-scroll">
            <table className="data-table content-entries">
              <thead>
                <tr>
                  <th>{t('certificates.title')}</th>
                  <th>{t('certificates.number')}</th>
                  <th>{t('certificates.issued')}</th>
                  <th>{t('certificates.issuer')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <Entry key={row.id} row={row} />
                ))}
              </tbody>
            </table>
          </div>
        </section>
      )
    )
  })
}
