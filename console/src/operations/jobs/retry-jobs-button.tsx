import { useState } from 'react'
import { CommandButton } from '../../layout/command-button.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { changePermission } from '../permissions.ts'
import type { JobParams } from './use-job-params.ts'
import { useRetryJobs } from './use-retry-jobs.ts'

interface RetryJobsButtonProps {
  readonly shown: JobParams
  readonly total: number
}

/** Retries all failed jobs that are listed, after a confirmation. */
export const RetryJobsButton = ({ shown: { service, name }, total }: RetryJobsButtonProps) => {
  const text = useText()
  const format = useFormat()
  const { retry, busy } = useRetryJobs()
  const [confirmed, setConfirmed] = useState<number>()
  return (
    <>
      <CommandButton permission={changePermission} onPress={() => setConfirmed(total)}>
        {text('jobs.retry_all')}
      </CommandButton>
      {confirmed !== undefined && (
        <ConfirmDialog
          title={text('jobs.retry_title', { smart_count: confirmed, count: format.number(confirmed) })}
          effects={[text('jobs.effect_now', { service }), text('jobs.effect_done')]}
          confirm={text('jobs.retry_confirm')}
          tone="gold"
          busy={busy}
          onConfirm={() => void retry({ service, name }).then(() => setConfirmed(undefined))}
          onClose={() => setConfirmed(undefined)}
        />
      )}
    </>
  )
}
