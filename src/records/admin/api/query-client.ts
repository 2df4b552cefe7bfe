import { QueryClient } from '@tanstack/react-query'

const FRESH_MS = 5000

/** The query cache of all screens. The API client has its own retry rule, so queries are not retried here. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: FRESH_MS },
    mutations: { retry: false },
  },
})
