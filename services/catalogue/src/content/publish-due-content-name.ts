/** The job that publishes scheduled content. */
export const publishDueContentName = 'publish-due-content'
