import { chooseAppearance } from '@pinline/contracts/account/permissions/choose-appearance'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useEffect, useState } from 'react'
import { useStaffProfile } from '../../profile/use-staff-profile.ts'
import { useSession } from '../../providers/session-context.ts'
import { hasAppearance, setPreference, usePreferences } from '../preferences.ts'

/** Time without another choice before it is sent, ms: trying all presets is one event. */
const sendAfterMs = 1000

/**
 * Shows what the signed-in person chose on any device, and sends what they choose on this one. A choice that could not
 * be sent is sent by the next page load.
 */
export const useChooseAppearance = (): void => {
  const { scheme, density, themeIndex, unsavedOf } = usePreferences()
  const session = useSession()
  const [signedIn] = useState(session.staff)
  const { self: loaded, updateProfile } = useStaffProfile()
  const { send } = useCommand(chooseAppearance)
  const self = loaded ?? signedIn

  useEffect(() => {
    if (self === null) return
    if (unsavedOf !== self.id) {
      if (self.appearance !== null && !hasAppearance(self.appearance)) setPreference(self.appearance)
      return
    }
    const input = { scheme, density, themeIndex }
    const timer = setTimeout(async () => {
      const outcome = await send(input)
      if (outcome.kind !== 'done') return
      updateProfile(outcome.data)
      // Another choice may have been made meanwhile: it is sent next.
      if (hasAppearance(input)) setPreference({ unsavedOf: null })
    }, sendAfterMs)
    return () => clearTimeout(timer)
  }, [self, unsavedOf, scheme, density, themeIndex, send, updateProfile])
}
