/** Both versions of what two people have changed at once. */
export const conflicts = {
  title: 'Someone else has changed this too',
  intro:
    'Nothing was saved yet. Choose a version for each field; where only one of you has made a change, it is already selected.',
  base: 'Before',
  mine: 'Yours',
  theirs: 'Theirs',
  empty: 'empty',
  yes: 'yes',
  no: 'no',
  all_mine: 'Select all of yours',
  all_theirs: 'Select all of theirs',
  open: '%{smart_count} field still needs a choice |||| %{smart_count} fields still need a choice',
  ready: 'Every field has a version selected',
  back: 'Keep editing',
  save: 'Save selection',
  take: 'Use selection',
  merged: 'Changes that someone else made to other fields were kept',
  by: { mine: 'changed by you', theirs: 'changed by someone else', both: 'changed by both' },
}
