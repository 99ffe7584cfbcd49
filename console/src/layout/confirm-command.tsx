import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import { useText } from '../messages/use-text.ts'
import type { CommandAnswer } from '../providers/use-command.ts'
import { CommandTold } from './command-told.tsx'
import { takeFocus } from './take-focus.ts'

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
  title,
  effects,
  confirm,
  tone,
  busy,
  send,
  onDone,
  onReload,
  onClose,
  children,
}: ConfirmCommandProps<Data>) => {
  const text = useText()
  const titleId = useId()
  const [answer, setAnswer] = useState<CommandAnswer<Data>>()

  const run = async () => {
    if (busy) return
    const told = await send()
    if (told.kind === 'done') onDone(told.data)
    else setAnswer(told)
  }

  const reload = async () => {
    await onReload()
    setAnswer(undefined)
  }

  return (
    <Dialog open onClose={busy ? () => undefined : onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent className="form">
        <CommandTold answer={answer} onReload={() => void reload()} />
        <ul className="effects">
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
        {children}
      </DialogContent>
      <DialogActions>
        <button type="button" ref={takeFocus} className="button" onClick={onClose}>
          {text('forms.leave')}
        </button>
        <button
          type="button"
          className={`button ${tone}`}
          aria-busy={busy}
          aria-disabled={busy}
          onClick={() => void run()}
        >
          {confirm}
        </button>
      </DialogActions>
    </Dialog>
  )
}
