import { waitForSignOut } from '@pinline/ui/api-client/wait-for-sign-out'
import { showToast } from '@pinline/ui/design/toast.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useAppContext } from '../../app/use-app-context.ts'
import { clearStoredSession, signOut } from '../../session/session.ts'

/**
 * Clears all data of the person in this browser, goes to the home page and shows the message. The session is cleared first,
 * so that a page that is slow to load leaves nobody signed in.
 */
export const useClearSession = (): ((message: string) => Promise<void>) => {
  const { api, queryClient } = useAppContext()
  const navigate = useNavigate()
  return async (message) => {
    clearStoredSession()
    await waitForSignOut(navigate({ to: '/index' }))
    signOut()
    api.positions.clear()
    queryClient.clear()
    showToast(message)
  }
}
