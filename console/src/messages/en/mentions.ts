/** Mentions of colleagues in notes. */
export const mentions = {
  colleagues: 'Colleagues',
  hint: 'Type @ to mention a colleague, who then gets a to-do.',
  found: '%{smart_count} colleague found |||| %{smart_count} colleagues found',
  none: 'No colleague found',
}
