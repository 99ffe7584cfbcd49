import { useEffect, useRef } from 'react'
import { useLogout, useNotify } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { menuPages, pageAt } from './menu-tree.ts'
import { usePermissions } from './use-permissions.ts'

/** Time between the message that a role has no menus and the login page, ms. */
const leaveAfterMs = 2000

/**
 * Enforces the role's menus. On a disabled page it shows a message and the person stays where they were. Without any
 * menu it shows a message, ends the session and opens the login. True while the current page is not allowed.
 */
export const useMenuGuard = (): boolean => {
  const { permissions, pending } = usePermissions()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const notify = useNotify()
  const logout = useLogout()
  const last = useRef('/')
  const leaving = useRef(false)

  const page = pageAt(menuPages(permissions.menus), pathname)
  const disabled = page?.disabled === true
  const hasNone = !pending && permissions.menus.length === 0

  useEffect(() => {
    if (!disabled) {
      last.current = pathname
      return
    }
    notify('shell.route_disabled', { type: 'error' })
    void navigate(last.current === pathname ? '/' : last.current, { replace: true })
  }, [disabled, pathname, navigate, notify])

  useEffect(() => {
    if (!hasNone || leaving.current) return
    leaving.current = true
    notify('shell.no_menus', { type: 'error' })
    const redirect = encodeURIComponent(pathname + search)
    setTimeout(() => void logout({}, `/login?redirect=${redirect}`, false), leaveAfterMs)
  }, [hasNone, logout, notify, pathname, search])

  return disabled || hasNone
}
