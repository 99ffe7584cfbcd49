import type { ErrorCode } from '@pinline/contracts/api/error-codes'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { createContext, useContext } from 'react'

/** The own password and code, as commands take them that give somebody access. */
export interface OwnStepUp {
  readonly ownPassword?: string
  readonly ownSecondFactor?: string
}

export type SendWithStepUp = <Data, Code extends ErrorCode>(
  send: (own: OwnStepUp) => Promise<CommandResult<Data, Code>>,
) => Promise<CommandResult<Data, Code>>

export const StepUpContext = createContext<SendWithStepUp>((send) => send({}))

/** Sends a command, and again with the own password where the server requires it: only the server knows when. */
export const useStepUp = (): SendWithStepUp => useContext(StepUpContext)
