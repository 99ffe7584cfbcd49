import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { shopAddress } from './shop-address.ts'

/** Properties of {@link ShopLink}. */
export interface ShopLinkProps {
  /** A path of the shop without language, with its query and anchor, or an address of the web or of mail. */
  readonly path: string
  readonly className?: string
  readonly isCurrent?: boolean
  readonly children: ReactNode
}

/** What a text may lead to outside the shop. Prevents the failure "a link of a text runs a script". */
const outside = /^(?:https:\/\/|mailto:)/i

/** A link that staff wrote: into the shop, or out of it. Anything else is shown without a link. */
export function ShopLink({ path, children, className, isCurrent }: ShopLinkProps): ReactNode {
  const given = { ...(className && { className }), 'aria-current': isCurrent ? ('page' as const) : undefined }
  if (outside.test(path))
    return (
      <a href={path} rel="noreferrer" {...given}>
        {children}
      </a>
    )
  if (!/^\/(?![/\\])/.test(path)) return <span {...given}>{children}</span>
  return (
    <Link {...shopAddress(path)} activeOptions={{ exact: true, includeSearch: false }} {...given}>
      {children}
    </Link>
  )
}
