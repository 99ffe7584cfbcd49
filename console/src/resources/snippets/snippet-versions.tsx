import '../content/content.css'
import { languages } from '@pinline/contracts/api/languages'
import { getSnippetVersion } from '@pinline/contracts/notification/snippet/get-snippet-version'
import type { SnippetRow } from '@pinline/contracts/notification/snippet/snippet-row'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DetailDrawer } from '../../layout/detail-drawer.tsx'
import { SheetWaiting } from '../../layout/sheet-waiting.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { PersonName } from '../people/person-name.tsx'

interface VersionDrawerProps {
  readonly id: SnippetRow['id']
  readonly version: number
  readonly onClose: () => void
}

/** What a snippet said in one of its versions. */
const VersionDrawer = ({ id, version, onClose }: VersionDrawerProps) => {
  const text = useText()
  const api = useApi()
  const { data, error, refetch } = useQuery({
    queryKey: ['snippet-version', id, version],
    queryFn: ({ signal }) => api.read(getSnippetVersion, { id, version }, { signal, silent: true }),
  })
  return (
    <DetailDrawer title={text('resources.content.versions.number', { version })} onClose={onClose}>
      {data === undefined ? (
        <SheetWaiting error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="stack">
          <h3>{data.title}</h3>
          {languages.map(({ code, tag, name }) => {
            const written = data.texts[code]
            return written === undefined ? null : (
              <section key={code} className="sheet" aria-label={name}>
                <h2 lang={tag}>{name}</h2>
                <p className="sheet-note written" lang={tag}>
                  {written}
                </p>
              </section>
            )
          })}
        </div>
      )}
    </DetailDrawer>
  )
}

/** Who has changed a snippet and when, newest first; each version can be read. */
export const SnippetVersions = ({ snippet }: { readonly snippet: SnippetRow }) => {
  const text = useText()
  const format = useFormat()
  const [shown, setShown] = useState<number>()
  return (
    <section className="sheet" aria-labelledby="snippet-versions">
      <h2 id="snippet-versions">{text('resources.snippets.page.versions')}</h2>
      <ol className="versions" reversed>
        {(snippet.versions ?? []).map(({ version, by, at }) => (
          <li key={version}>
            <button
              type="button"
              className="button button-quiet button-small"
              aria-label={text('resources.snippets.page.version', { version })}
              onClick={() => setShown(version)}
            >
              {text('resources.content.versions.number', { version })}
            </button>
            <span className="small">
              {by !== null && (
                <>
                  <PersonName id={by} /> ·{' '}
                </>
              )}
              <span className="figure nowrap">{format.moment(at)}</span>
            </span>
          </li>
        ))}
      </ol>
      {shown !== undefined && <VersionDrawer id={snippet.id} version={shown} onClose={() => setShown(undefined)} />}
    </section>
  )
}
