import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { type Session, useSession } from './session.ts'

type BuyerSession = Extract<Session, { status: 'buyer' }>

/** Shows a private page to a signed-in buyer; a visitor goes to the login and returns here afterwards. */
export function BuyerOnly({
  waiting,
  children,
}: {
  waiting: ReactNode
  children: (session: BuyerSession) => ReactNode
}): ReactNode {
  const session = useSession()
  const router = useRouter()
  const isVisitor = session.status === 'visitor'
  useEffect(() => {
    const redirect = router.state.location.href
    if (isVisitor) void router.navigate({ to: '/login', search: { redirect }, replace: true })
  }, [isVisitor, router])
  return session.status === 'buyer' ? children(session) : waiting
}
