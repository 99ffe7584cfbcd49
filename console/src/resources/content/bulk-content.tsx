import { permissionOf } from '@pinline/contracts/api/call'
import { archiveContent } from '@pinline/contracts/catalogue/content/archive-content'
import type { ContentRecord } from '@pinline/contracts/catalogue/content/content-resource'
import { publishContent } from '@pinline/contracts/catalogue/content/publish-content'
import { useApi } from '@pinline/ui/api-client/api-context'
import { sendCommand } from '@pinline/ui/commands/command-result'
import { BulkBar } from '../../layout/bulk/bulk-bar.tsx'
import { type BulkStep, bulkOutcomeOf, bulkStep } from '../../layout/bulk/bulk-step.ts'
import { useText } from '../../messages/use-text.ts'
import { allowedCommands } from './allowed-commands.ts'
import { ExportTextsButton } from './translation-buttons.tsx'

const calls = { publish: publishContent, archive: archiveContent } as const

/** What can be done with the selected items: publishing and archiving them. */
export const BulkContentBar = () => {
  const text = useText()
  const api = useApi()
  const steps = (['publish', 'archive'] as const).map(
    (name): BulkStep<ContentRecord> =>
      bulkStep({
        name,
        input: calls[name].input,
        permission: permissionOf(calls[name]),
        label: text(`resources.content.bulk.${name}`),
        title: text(`resources.content.bulk.title_${name}`),
        confirm: () => text(`resources.content.bulk.${name}`),
        isAllowed: (row) => allowedCommands(row).some((one) => one === calls[name].name),
        inputOf: ({ id, revision }) => ({ id, revision }),
        send: async (input, key) =>
          bulkOutcomeOf(await sendCommand(api, calls[name], { input, key, notifyOnFailure: false })),
      }),
  )
  return (
    <BulkBar
      steps={steps}
      columns={[{ label: text('resources.content.fields.title'), render: ({ title }) => title }]}
      more={(ids) => <ExportTextsButton ids={ids} />}
    />
  )
}
