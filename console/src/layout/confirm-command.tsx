import type { CommandResult } from '@pinline/ui/commands/command-result'
import { type ReactNode, useState } from 'react'
import { CommandError } from './command-error.tsx'
import { FormDialog } from './form-dialog.tsx'

interface ConfirmCommandProps<Data> {
  readonly title: string
  /** The consequences, one sentence each. */
  readonly effects: readonly string[]
  readonly confirm: string
  readonly tone: 'gold' | 'danger'
  readonly busy: boolean
  readonly send: () => Promise<CommandResult<Data>>
  readonly onDone: (data: Data) => void
  /** Fetches the newest state after a conflict. */
  readonly onReload: () => Promise<void>
  readonly onClose: () => void
  /** Inputs of the command. */
  readonly children?: ReactNode
}

/** A confirmation dialog with the consequences of a command; it shows a rejection too. */
export const ConfirmCommand = <Data,>({
  effects,
  send,
  onDone,
  onReload,
  children,
  ...dialog
}: ConfirmCommandProps<Data>) => {
  const [result, setResult] = useState<CommandResult<Data>>()

  const submit = async () => {
    const outcome = await send()
    if (outcome.kind === 'done') onDone(outcome.data)
    else setResult(outcome)
  }

  const reload = async () => {
    await onReload()
    setResult(undefined)
  }

  return (
    <FormDialog {...dialog} focusCancel onSubmit={submit}>
      <CommandError result={result} onReload={() => void reload()} />
      <ul className="effects">
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      {children}
    </FormDialog>
  )
}
