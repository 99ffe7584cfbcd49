import { permissionOf } from '@pinline/contracts/api/call'
import { archiveContent } from '@pinline/contracts/catalogue/content/archive-content'
import type { ContentRecord } from '@pinline/contracts/catalogue/content/content-resource'
import { publishContent } from '@pinline/contracts/catalogue/content/publish-content'
import { useApi } from '@pinline/ui/api-client/api-context'
import { sendCommand } from '@pinline/ui/commands/command-result'
import { newKey } from '@pinline/ui/commands/new-key'
import { Button } from '@pinline/ui/design/button.tsx'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { keyboardScrollable } from '../../layout/keyboard-scrollable.ts'
import { type ItemOutcome, runEach } from '../../layout/run-each.ts'
import { useText } from '../../messages/use-text.ts'
import { allowedCommands } from './allowed-commands.ts'
import { ExportTextsButton } from './translation-buttons.tsx'

const steps = { publish: publishContent, archive: archiveContent } as const
type Step = keyof typeof steps

interface BulkDialogProps {
  readonly step: Step
  readonly rows: readonly ContentRecord[]
  /** Called with the ids that are not through. */
  readonly onClose: (left: readonly ContentRecord['id'][]) => void
}

/** Publishes or archives the selected items: shows what will be done, then what became of each. */
const BulkDialog = ({ step, rows, onClose }: BulkDialogProps) => {
  const text = useText()
  const api = useApi()
  const call = steps[step]
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, ItemOutcome>>(
    () =>
      new Map(
        rows.map((row) => [
          row.id,
          { kind: allowedCommands(row).some((one) => one === call.name) ? 'waiting' : 'not-allowed' },
        ]),
      ),
  )
  const [busy, setBusy] = useState(false)
  const outcomeOf = ({ id }: ContentRecord): ItemOutcome => outcomes.get(id) ?? { kind: 'waiting' }
  const open = rows.filter((row) => ['waiting', 'failed'].includes(outcomeOf(row).kind))
  const close = () => onClose(rows.filter((row) => outcomeOf(row).kind !== 'done').map(({ id }) => id))

  const send = async ({ id, revision }: ContentRecord): Promise<ItemOutcome> => {
    const result = await sendCommand(api, call, { input: { id, revision }, key: newKey(), notifyOnFailure: false })
    if (result.kind === 'done' || result.kind === 'conflict') return { kind: result.kind }
    return { kind: 'failed', message: result.message }
  }
  const submit = async () => {
    if (open.length === 0) return close()
    setBusy(true)
    await runEach(open, send, ({ id }, outcome) => setOutcomes((before) => new Map(before).set(id, outcome)))
    setBusy(false)
  }
  const label = (row: ContentRecord): string => {
    const outcome = outcomeOf(row)
    const own = outcome.kind === 'failed' ? outcome.message : ''
    return own === '' ? text(`resources.content.bulk.outcome.${outcome.kind}`) : own
  }
  const hasFailed = rows.some((row) => outcomeOf(row).kind === 'failed')
  return (
    <FormDialog
      wide
      title={text(`resources.content.bulk.title_${step}`)}
      confirm={
        open.length === 0
          ? text('forms.close')
          : text(hasFailed ? 'resources.content.bulk.retry' : `resources.content.bulk.${step}`)
      }
      busy={busy}
      onSubmit={submit}
      onClose={close}
    >
      <div className="data-table-scroll" ref={keyboardScrollable}>
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">{text('resources.content.fields.title')}</th>
              <th scope="col">{text('resources.content.bulk.result')}</th>
            </tr>
          </thead>
          <tbody aria-live="polite">
            {rows.map((row) => (
              <tr key={row.id}>
                <td>{row.title}</td>
                <td>{label(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </FormDialog>
  )
}

/** What can be done with the selected items. */
export const BulkContentBar = () => {
  const text = useText()
  const { data = [], selectedIds = [], onSelect, onUnselectItems, refetch } = useListContext<ContentRecord>()
  const [step, setStep] = useState<Step>()
  const rows = data.filter(({ id }) => selectedIds.includes(id))
  if (selectedIds.length === 0 && step === undefined) return null
  return (
    <div className="bulk-bar">
      <b aria-live="polite">{text('resources.content.bulk.selected', { smart_count: selectedIds.length })}</b>
      {(['publish', 'archive'] as const).map((one) => (
        <CommandButton key={one} permission={permissionOf(steps[one])} onPress={() => setStep(one)}>
          {text(`resources.content.bulk.${one}`)}…
        </CommandButton>
      ))}
      <ExportTextsButton ids={rows.map(({ id }) => id)} />
      <Button small tone="quiet" onPress={() => onUnselectItems()}>
        {text('resources.content.bulk.clear')}
      </Button>
      {step !== undefined && (
        <BulkDialog
          step={step}
          rows={rows}
          onClose={(left) => {
            setStep(undefined)
            onSelect([...left])
            void refetch()
          }}
        />
      )}
    </div>
  )
}
