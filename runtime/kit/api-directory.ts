/** The directory of pages that are generated from an API description, unless another is set. */
export const API_DIRECTORY = 'api-reference'
