import { retryParked } from '@pinline/contracts/gateway/operations/retry-parked'
import type { z } from 'zod'
import { CommandButton } from '../layout/command-button.tsx'
import { useText } from '../messages/use-text.ts'
import type { ParkedLocation } from './parked.ts'
import { changePermission } from './permissions.ts'
import { useOperation } from './use-operation.ts'

interface RetryParkedButtonProps {
  readonly place: ParkedLocation
  readonly onDone: (outcome: z.output<(typeof retryParked)['output']>) => void
}

/** Processes the event of a parked key again. */
export const RetryParkedButton = ({ place: { service, consumer, key }, onDone }: RetryParkedButtonProps) => {
  const text = useText()
  const { run, busy } = useOperation(retryParked)
  const retry = async () => {
    const outcome = await run({ service, consumer, key })
    if (outcome !== undefined) onDone(outcome)
  }
  return (
    <CommandButton permission={changePermission} busy={busy} onPress={() => void retry()}>
      {text('operations.parked.retry')}
    </CommandButton>
  )
}
