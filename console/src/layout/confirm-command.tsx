import { type ReactNode, useState } from 'react'
import type { CommandAnswer } from '../providers/use-command.ts'
import { CommandTold } from './command-told.tsx'
import { FormDialog } from './form-dialog.tsx'

interface ConfirmCommandProps<Data> {
  readonly title: string
  /** What it does, a sentence each. */
  readonly effects: readonly string[]
  readonly confirm: string
  readonly tone: 'gold' | 'danger'
  readonly busy: boolean
  readonly send: () => Promise<CommandAnswer<Data>>
  readonly onDone: (data: Data) => void
  /** Fetches the newest state after a conflict. */
  readonly onReload: () => Promise<void>
  readonly onClose: () => void
  /** Choices that belong to the command. */
  readonly children?: ReactNode
}

/** Says what a command will do and asks once more; a refusal is told in the same place. */
export const ConfirmCommand = <Data,>({
  effects,
  send,
  onDone,
  onReload,
  children,
  ...dialog
}: ConfirmCommandProps<Data>) => {
  const [answer, setAnswer] = useState<CommandAnswer<Data>>()

  const submit = async () => {
    const told = await send()
    if (told.kind === 'done') onDone(told.data)
    else setAnswer(told)
  }

  const reload = async () => {
    await onReload()
    setAnswer(undefined)
  }

  return (
    <FormDialog {...dialog} startAtLeave onSubmit={submit}>
      <CommandTold answer={answer} onReload={() => void reload()} />
      <ul className="effects">
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      {children}
    </FormDialog>
  )
}
