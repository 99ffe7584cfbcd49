import type { ContentRecord } from '@pinline/contracts/catalogue/content/content-resource'
import { scheduleContent } from '@pinline/contracts/catalogue/content/schedule-content'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useVersionedCommand, type VersionedDialog } from '../../layout/use-versioned-command.ts'
import { useText } from '../../messages/use-text.ts'
import { TimeInput } from './detail-inputs.tsx'

interface ScheduleContentDialogProps extends VersionedDialog<unknown> {
  readonly record: ContentRecord
}

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Chooses when the draft is published, in the person's time zone. */
export const ScheduleContentDialog = ({ record, onClose, onDone, onReload }: ScheduleContentDialogProps) => {
  const text = useText()
  const [publishAt, setPublishAt] = useState(record.publishAt)
  const [submitted, setSubmitted] = useState(false)
  const command = useVersionedCommand(scheduleContent, record.revision, { onDone, onReload })
  const isPast = publishAt === null || Date.parse(publishAt) <= Date.now()
  const submit = async () => {
    setSubmitted(true)
    if (publishAt === null || isPast) return
    await command.send({ id: record.id, revision: command.version, publishAt })
  }
  return (
    <FormDialog
      title={text('resources.content.schedule.title')}
      confirm={text('resources.content.schedule.confirm')}
      busy={command.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={command.result} onReload={() => void command.reload()} />
      <TimeInput
        label={text('resources.content.schedule.at')}
        hint={text('resources.content.schedule.zone', { zone: zone() })}
        fieldError={submitted && isPast ? text('resources.content.schedule.past') : undefined}
        readOnly={false}
        value={publishAt}
        onChange={setPublishAt}
      />
    </FormDialog>
  )
}
