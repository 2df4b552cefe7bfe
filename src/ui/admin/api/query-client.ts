import { QueryClient } from '@tanstack/react-query'

const FRESH_MS = 5000

/** What the back office has read, shared by all its screens. The API client retries by its own rule, so nothing retries here. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: FRESH_MS },
    mutations: { retry: false },
  },
})
