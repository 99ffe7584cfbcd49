import { permissionOf } from '@pinline/contracts/api/call'
import { archiveContent } from '@pinline/contracts/catalogue/content/archive-content'
import type { ContentRecord } from '@pinline/contracts/catalogue/content/content-resource'
import { declineContentReview } from '@pinline/contracts/catalogue/content/decline-content-review'
import { publishContent } from '@pinline/contracts/catalogue/content/publish-content'
import { reopenContent } from '@pinline/contracts/catalogue/content/reopen-content'
import { requestContentReview } from '@pinline/contracts/catalogue/content/request-content-review'
import { scheduleContent } from '@pinline/contracts/catalogue/content/schedule-content'
import { withdrawContentSchedule } from '@pinline/contracts/catalogue/content/withdraw-content-schedule'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { CommandError } from '../../layout/command-error.tsx'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useSavedFirst } from '../../layout/drafts/use-saved-first.ts'
import { useText } from '../../messages/use-text.ts'
import { allowedCommands, type ContentCommand } from './allowed-commands.ts'
import { CreateContentPreviewButton } from './create-content-preview-button.tsx'
import { DeclineContentReviewDialog } from './decline-content-review-dialog.tsx'
import { ScheduleContentDialog } from './schedule-content-dialog.tsx'

const calls = {
  'publish-content': publishContent,
  'request-content-review': requestContentReview,
  'schedule-content': scheduleContent,
  'decline-content-review': declineContentReview,
  'withdraw-content-schedule': withdrawContentSchedule,
  'reopen-content': reopenContent,
  'archive-content': archiveContent,
} as const

const withDialog = ['schedule-content', 'decline-content-review', 'archive-content'] as const
type DialogCommand = (typeof withDialog)[number]
type DirectCommand = Exclude<ContentCommand, DialogCommand>

const isDialogCommand = (command: ContentCommand): command is DialogCommand => withDialog.some((one) => one === command)

interface ContentCommandsProps {
  readonly record: ContentRecord
  /** Unsaved edits have to be saved first: a command concerns the stored draft. */
  readonly isChanged: boolean
  readonly onReload: () => Promise<ContentRecord | undefined>
}

interface DirectButtonProps {
  readonly command: DirectCommand
  readonly gold: boolean
  readonly record: ContentRecord
  readonly onPress: () => boolean
  readonly onResult: (command: DirectCommand, result: CommandResult<unknown>) => void
}

const DirectButton = ({ command, gold, record, onPress, onResult }: DirectButtonProps) => {
  const text = useText()
  const { send, isPending } = useCommand(calls[command])
  return (
    <CommandButton
      permission={permissionOf(calls[command])}
      tone={gold ? 'gold' : 'outline'}
      busy={isPending}
      onPress={() => {
        if (!onPress()) return
        void send({ id: record.id, revision: record.revision }).then((result) => onResult(command, result))
      }}
    >
      {text(`resources.content.commands.${command}`)}
    </CommandButton>
  )
}

const ArchiveDialog = ({
  record,
  onDone,
  onReload,
  onClose,
}: Pick<ContentCommandsProps, 'record'> & {
  onDone: () => void
  onReload: () => Promise<void>
  onClose: () => void
}) => {
  const text = useText()
  const { send, isPending } = useCommand(archiveContent)
  return (
    <ConfirmCommand
      title={text('resources.content.archive.title')}
      effects={[text('resources.content.archive.effect'), text('resources.content.archive.effect_versions')]}
      confirm={text('resources.content.archive.confirm')}
      tone="danger"
      busy={isPending}
      send={() => send({ id: record.id, revision: record.revision })}
      onDone={onDone}
      onReload={onReload}
      onClose={onClose}
    />
  )
}

/** What can be done with an item now; the next step is gold unless there are edits to save. */
export const ContentCommands = ({ record, isChanged, onReload }: ContentCommandsProps) => {
  const text = useText()
  const notify = useNotify()
  const [open, setOpen] = useState<DialogCommand>()
  const [result, setResult] = useState<CommandResult<unknown>>()
  const commands = allowedCommands(record)

  const mayPress = useSavedFirst(isChanged)
  const done = (command: ContentCommand) => {
    setOpen(undefined)
    setResult(undefined)
    notify(`resources.content.done.${command}`)
    void onReload()
  }
  const reload = async () => (await onReload())?.revision
  const dialog = { record, onClose: () => setOpen(undefined), onReload: reload }
  return (
    <>
      <div className="commands">
        {record.status !== 'archived' && <CreateContentPreviewButton record={record} onPress={mayPress} />}
        {commands.map((command, place) =>
          isDialogCommand(command) ? (
            <CommandButton
              key={command}
              permission={permissionOf(calls[command])}
              tone={command === 'archive-content' ? 'danger' : 'outline'}
              onPress={() => mayPress() && setOpen(command)}
            >
              {text(`resources.content.commands.${command}`)}
            </CommandButton>
          ) : (
            <DirectButton
              key={command}
              command={command}
              gold={place === 0 && !isChanged}
              record={record}
              onPress={mayPress}
              onResult={(own, outcome) => (outcome.kind === 'done' ? done(own) : setResult(outcome))}
            />
          ),
        )}
      </div>
      <CommandError
        result={result}
        onReload={() => {
          setResult(undefined)
          void onReload()
        }}
      />
      {open === 'schedule-content' && <ScheduleContentDialog {...dialog} onDone={() => done('schedule-content')} />}
      {open === 'decline-content-review' && (
        <DeclineContentReviewDialog {...dialog} onDone={() => done('decline-content-review')} />
      )}
      {open === 'archive-content' && (
        <ArchiveDialog
          record={record}
          onClose={() => setOpen(undefined)}
          onDone={() => done('archive-content')}
          onReload={async () => void (await onReload())}
        />
      )}
    </>
  )
}
