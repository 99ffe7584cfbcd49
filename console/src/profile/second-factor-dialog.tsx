import { Dialog } from '@mui/material'
import { useState } from 'react'
import type { BegunFactor } from './begun-factor.ts'
import { ConfirmAppStep } from './confirm-app-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ShowPasswordStep } from './show-password-step.tsx'

interface SecondFactorDialogProps {
  readonly onClose: () => void
  /** It counts from now on; the recovery codes are still to be read. */
  readonly onSet: () => void
}

/** Password, then the app's first code, then the recovery codes, which only their own button closes. */
export const SecondFactorDialog = ({ onClose, onSet }: SecondFactorDialogProps) => {
  const [begun, setBegun] = useState<BegunFactor>()
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <Dialog open onClose={codes === undefined ? onClose : () => undefined} aria-labelledby="factor-title">
      {codes !== undefined ? (
        <RecoveryCodes codes={codes} onClose={onClose} />
      ) : begun === undefined ? (
        <ShowPasswordStep onClose={onClose} onDone={setBegun} />
      ) : (
        <ConfirmAppStep
          begun={begun}
          onClose={onClose}
          onDone={(told) => {
            setCodes(told)
            onSet()
          }}
        />
      )}
    </Dialog>
  )
}
