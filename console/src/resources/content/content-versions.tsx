import { permissionOf } from '@pinline/contracts/api/call'
import type { ContentRecord } from '@pinline/contracts/catalogue/content/content-resource'
import { restoreContentVersion } from '@pinline/contracts/catalogue/content/restore-content-version'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useSavedFirst } from '../../layout/drafts/use-saved-first.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useHasText, useText } from '../../messages/use-text.ts'
import { CompareVersionsDialog } from './compare-versions-dialog.tsx'
import { ContentPerson } from './content-person.tsx'

type Version = ContentRecord['versions'][number]

interface ContentVersionsProps {
  readonly record: ContentRecord
  readonly isChanged: boolean
  readonly onReload: () => Promise<ContentRecord | undefined>
}

const RestoreDialog = ({
  record,
  version,
  onReload,
  onClose,
}: Omit<ContentVersionsProps, 'isChanged'> & { version: number; onClose: () => void }) => {
  const text = useText()
  const notify = useNotify()
  const { send, isPending } = useCommand(restoreContentVersion)
  return (
    <ConfirmCommand
      title={text('resources.content.versions.restore_title', { version })}
      effects={[text('resources.content.versions.restore_effect')]}
      confirm={text('resources.content.versions.restore')}
      tone="gold"
      busy={isPending}
      send={() => send({ id: record.id, revision: record.revision, version })}
      onDone={() => {
        onClose()
        notify('resources.content.done.restore-content-version')
        void onReload()
      }}
      onReload={async () => void (await onReload())}
      onClose={onClose}
    />
  )
}

/** Who has changed what and when, newest first; two versions can be compared, and one restored. */
export const ContentVersions = ({ record, isChanged, onReload }: ContentVersionsProps) => {
  const text = useText()
  const hasText = useHasText()
  const whatOf = (what: string) => {
    const path = `resources.content.versions.what.${what}`
    return text(hasText(path) ? path : 'resources.content.versions.what.other')
  }
  const format = useFormat()
  const mayRestore = useSavedFirst(isChanged)
  const [compared, setCompared] = useState<Version>()
  const [restored, setRestored] = useState<Version>()
  const isArchived = record.status === 'archived'
  return (
    <section className="sheet" aria-labelledby="content-versions">
      <h2 id="content-versions">{text('resources.content.page.versions')}</h2>
      {record.versions.length === 0 && <p className="sheet-note">{text('resources.content.versions.none')}</p>}
      <ol className="versions" reversed>
        {record.versions.map((version, place) => (
          <li key={version.version} data-published={version.published}>
            <span>
              <b>{whatOf(version.what)}</b> <span className="figure">#{version.version}</span>
            </span>
            <span className="small">
              <ContentPerson id={version.by} /> · <span className="figure nowrap">{format.moment(version.at)}</span>
            </span>
            {record.versions.length > 1 && (
              <span className="field-buttons">
                <button type="button" className="button button-quiet button-small" onClick={() => setCompared(version)}>
                  {text('resources.content.versions.compare')}
                </button>
                {place > 0 && !isArchived && (
                  <CommandButton
                    permission={permissionOf(restoreContentVersion)}
                    onPress={() => mayRestore() && setRestored(version)}
                  >
                    {text('resources.content.versions.restore')}
                  </CommandButton>
                )}
              </span>
            )}
          </li>
        ))}
      </ol>
      {compared !== undefined && (
        <CompareVersionsDialog record={record} first={compared.version} onClose={() => setCompared(undefined)} />
      )}
      {restored !== undefined && (
        <RestoreDialog
          record={record}
          version={restored.version}
          onReload={onReload}
          onClose={() => setRestored(undefined)}
        />
      )}
    </section>
  )
}
