import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { createContext, type ReactNode, useContext, useEffect, useId, useMemo, useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { useText } from '../../messages/use-text.ts'
import { useSession } from '../../providers/session-context.ts'
import { focusOnMount } from '../focus-on-mount.ts'
import { draftLifetimeMs } from './draft-store.ts'

/** True if the edits survive as a draft. */
type IsStored = boolean

interface UnsavedEdits {
  /** Registers a form with unsaved edits; returns what releases it. */
  readonly register: (isStored: IsStored) => () => void
  /** Asks before `leave` if a dialog's form would lose its edits. */
  readonly confirmLeave: (leave: () => void) => void
}

const UnsavedEditsContext = createContext<UnsavedEdits>({
  register: () => () => undefined,
  confirmLeave: (leave) => leave(),
})

export const useUnsavedEditsGuard = (): UnsavedEdits => useContext(UnsavedEditsContext)

/** Asks before the page is left while a form has unsaved edits. */
export const useUnsavedEdits = (isChanged: boolean, isStored: IsStored): void => {
  const { register } = useUnsavedEditsGuard()
  useEffect(() => (isChanged ? register(isStored) : undefined), [isChanged, isStored, register])
}

interface LeaveDialogProps {
  readonly isStored: IsStored
  readonly onStay: () => void
  readonly onLeave: () => void
}

const LeaveDialog = ({ isStored, onStay, onLeave }: LeaveDialogProps) => {
  const text = useText()
  const titleId = useId()
  return (
    <Dialog open onClose={onStay} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('forms.unsaved.title')}</DialogTitle>
      <DialogContent>
        <p>
          {isStored
            ? text('forms.unsaved.as_draft', { smart_count: draftLifetimeMs / 86_400_000 })
            : text('forms.unsaved.lost')}
        </p>
      </DialogContent>
      <DialogActions>
        <button type="button" className="button" onClick={onLeave}>
          {text(isStored ? 'forms.unsaved.leave' : 'forms.unsaved.discard')}
        </button>
        <button type="button" ref={focusOnMount} className="button button-gold" onClick={onStay}>
          {text('forms.unsaved.stay')}
        </button>
      </DialogActions>
    </Dialog>
  )
}

/**
 * Knows all forms with unsaved edits, and asks before the page is left by a link, the browser's buttons, a reload or
 * closing the window. A person whose session is over is not asked: the page has to go.
 */
export const UnsavedEditsGuard = ({ children }: { children: ReactNode }) => {
  const session = useSession()
  const [forms] = useState(() => new Map<symbol, IsStored>())
  const [pendingLeave, setPendingLeave] = useState<() => void>()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      forms.size > 0 && currentLocation.pathname !== nextLocation.pathname && session.token() !== null,
  )

  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (forms.size > 0 && session.token() !== null) event.preventDefault()
    }
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => window.removeEventListener('beforeunload', onBeforeUnload)
  }, [forms, session])

  const guard = useMemo(
    () => ({
      register: (isStored: IsStored) => {
        const form = Symbol('form')
        forms.set(form, isStored)
        return () => void forms.delete(form)
      },
      confirmLeave: (leave: () => void) => setPendingLeave(() => leave),
    }),
    [forms],
  )

  return (
    <UnsavedEditsContext value={guard}>
      {children}
      {pendingLeave !== undefined && (
        <LeaveDialog
          isStored={false}
          onStay={() => setPendingLeave(undefined)}
          onLeave={() => {
            setPendingLeave(undefined)
            pendingLeave()
          }}
        />
      )}
      {blocker.state === 'blocked' && (
        <LeaveDialog
          isStored={[...forms.values()].every((isStored) => isStored)}
          onStay={() => blocker.reset()}
          onLeave={() => blocker.proceed()}
        />
      )}
    </UnsavedEditsContext>
  )
}
