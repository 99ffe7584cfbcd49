import { EmptyState, type EmptyStateProps } from '@pinline/ui/design/empty-state.tsx'

/** A sheet that states why there is nothing to show. */
export const EmptySheet = ({ role, ...state }: EmptyStateProps & { readonly role?: 'alert' }) => (
  <section className="sheet" role={role}>
    <EmptyState {...state} />
  </section>
)
