import { useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { type Session, useSession } from '../../session/session.ts'

type BuyerSession = Extract<Session, { status: 'buyer' }>

/** Shows a private page to a signed-in buyer; a visitor is asked to log in and comes back here afterwards. */
export function BuyerOnly({
  waiting,
  children,
}: {
  waiting: ReactNode
  children: (session: BuyerSession) => ReactNode
}): ReactNode {
  const session = useSession()
  const navigate = useNavigate()
  const href = useLocation({ select: (location) => location.href })
  const isVisitor = session.status === 'visitor'
  useEffect(() => {
    if (isVisitor) void navigate({ to: '/login', search: { redirect: href }, replace: true })
  }, [isVisitor, href, navigate])
  return session.status === 'buyer' ? children(session) : waiting
}
