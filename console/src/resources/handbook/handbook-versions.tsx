import '../content/content.css'
import type { HandbookPageRow, HandbookVersion } from '@pinline/contracts/notification/handbook/handbook-page-row'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { PersonName } from '../people/person-name.tsx'
import { CompareHandbookVersionsDialog } from './compare-handbook-versions-dialog.tsx'
import { RestoreHandbookVersionDialog } from './restore-handbook-version-dialog.tsx'

interface HandbookVersionsProps {
  readonly page: HandbookPageRow
  readonly onReload: () => Promise<HandbookPageRow | undefined>
}

/** Who has changed a page and when, newest first; two versions can be compared, and one restored. */
export const HandbookVersions = ({ page, onReload }: HandbookVersionsProps) => {
  const text = useText()
  const format = useFormat()
  const notify = useNotify()
  const [compared, setCompared] = useState<HandbookVersion>()
  const [restored, setRestored] = useState<HandbookVersion>()
  const versions = page.versions ?? []
  return (
    <section className="sheet" aria-labelledby="handbook-versions">
      <h2 id="handbook-versions">{text('resources.content.page.versions')}</h2>
      <ol className="versions" reversed>
        {versions.map((version, place) => (
          <li key={version.version}>
            <b>{text('resources.content.versions.number', { version: version.version })}</b>
            <span className="small">
              {version.by !== null && (
                <>
                  <PersonName id={version.by} /> ·{' '}
                </>
              )}
              <span className="figure nowrap">{format.moment(version.at)}</span>
            </span>
            {versions.length > 1 && (
              <span className="field-buttons">
                <button type="button" className="button button-quiet button-small" onClick={() => setCompared(version)}>
                  {text('resources.content.versions.compare')}
                </button>
                {place > 0 && page.state === 'current' && (
                  <CommandButton permission="handbook.update" onPress={() => setRestored(version)}>
                    {text('resources.content.versions.restore')}
                  </CommandButton>
                )}
              </span>
            )}
          </li>
        ))}
      </ol>
      {compared !== undefined && (
        <CompareHandbookVersionsDialog page={page} first={compared.version} onClose={() => setCompared(undefined)} />
      )}
      {restored !== undefined && (
        <RestoreHandbookVersionDialog
          page={page}
          version={restored.version}
          onReload={onReload}
          onClose={() => setRestored(undefined)}
          onDone={() => {
            setRestored(undefined)
            notify('resources.handbook.page.restored')
            void onReload()
          }}
        />
      )}
    </section>
  )
}
