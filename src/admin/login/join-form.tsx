import { Anchor, Button, PasswordInput, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import * as m from '#admin/login/messages.ts'
import { LoginCard } from '#admin/login/login-card.tsx'
import { useSignIn } from '#admin/login/use-sign-in.ts'
import { roleName } from '#entities/user/admin/roles.ts'
import type { SignedIn } from '#shared/schema/signed-in.ts'
import { ApiError } from '#records/admin/api/api-error.ts'
import { api } from '#records/admin/api/client.ts'
import { passwordHint } from '#admin/messages.ts'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { ReadFailure } from '#records/admin/read-failure.tsx'

interface JoinFormProps {
  token: string
  onSignedIn: (session: SignedIn) => void
  onCodeNeeded: (mfaToken: string) => void
}

export function JoinForm({ token, onSignedIn, onCodeNeeded }: JoinFormProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['invite', token],
    queryFn: () =>
      api.post('/auth/invite', {
        body: { token },
        isQuiet: true,
        needsNoSession: true,
      }),
    retry: false,
    staleTime: Infinity,
  })
  const [password, setPassword] = useState('')
  const { send, isBusy, message, errorOf } = useSignIn<{ token: string; password: string }>(
    (step) => api.post('/auth/invite/accept', step),
    onSignedIn,
    onCodeNeeded,
  )
  if (isPending) return null
  if (!data && !(error instanceof ApiError && error.isRefusal)) {
    return (
      <LoginCard title={m.welcome()} lead={m.invited()}>
        <ReadFailure title={m.invitationUnread()} error={error} onTryAgain={refetch} isTrying={isFetching} />
      </LoginCard>
    )
  }
  if (!data) {
    return (
      <LoginCard title={m.linkFails()} lead={error?.message ?? ''}>
        <Anchor component={Link} to="/admin" reloadDocument>
          {m.signInInstead()}
        </Anchor>
      </LoginCard>
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send({ token, password })
  }
  return (
    <LoginCard
      title={m.welcomeName({ name: data.name })}
      lead={m.choosePassword({ email: data.email, role: roleName(data.role).toLowerCase() })}
    >
      <form onSubmit={submit}>
        <input type="hidden" autoComplete="username" value={data.email} readOnly />
        <Stack gap={18}>
          <PasswordInput
            label={m.password()}
            description={passwordHint()}
            size="md"
            autoComplete="new-password"
            required
            withAsterisk={false}
            autoFocus
            value={password}
            error={errorOf('password')}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <FormMessage>{message}</FormMessage>
          <Button type="submit" size="md" loading={isBusy} fullWidth>
            {m.setAndSignIn()}
          </Button>
        </Stack>
      </form>
    </LoginCard>
  )
}
