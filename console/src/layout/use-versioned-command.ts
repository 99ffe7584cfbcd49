import type { Call } from '@pinline/contracts/api/call'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import type { z } from 'zod'

/** A dialog that gives a command on an object of which other people may have made a newer version. */
export interface VersionedDialog<Changed> {
  readonly onClose: () => void
  readonly onDone: (changed: Changed) => void
  /** Refetches the object and returns its newest version. */
  readonly onReload: () => Promise<number | undefined>
}

/**
 * The command of a dialog, on the version that the person has loaded, and its result when it failed.
 * @param shownVersion of when the dialog was opened; the command sends it, or that of the last refetch
 */
export const useVersionedCommand = <Input extends z.ZodType, Changed extends z.ZodType>(
  call: Call<Input, Changed>,
  shownVersion: number,
  { onDone, onReload }: Pick<VersionedDialog<z.output<Changed>>, 'onDone' | 'onReload'>,
) => {
  const { send, isPending } = useCommand(call)
  const [version, setVersion] = useState(shownVersion)
  const [result, setResult] = useState<CommandResult<z.output<Changed>>>()
  return {
    busy: isPending,
    version,
    result,
    send: async (input: z.input<Input>) => {
      const outcome = await send(input)
      if (outcome.kind === 'done') onDone(outcome.data)
      else setResult(outcome)
    },
    reload: async () => {
      setVersion((await onReload()) ?? version)
      setResult(undefined)
    },
  }
}
