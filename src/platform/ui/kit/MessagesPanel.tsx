import { Button } from '../display/Button.tsx'
import { Notice } from '../feedback/Notice.tsx'
import { toast } from '../feedback/toast.ts'
import { Panel, Row } from './Panel.tsx'

export function MessagesPanel() {
  return (
    <Panel title="Messages">
      <Row>
        <Button onClick={() => toast.success('Unit updated successfully', '2107 · visible to everyone now')}>
          Success
        </Button>
        <Button
          onClick={() =>
            toast.failure('Failed to update unit', 'Your changes are still here. Try again.', {
              retry: () => toast.success('Unit updated successfully'),
            })
          }
        >
          Failure
        </Button>
        <Button onClick={() => toast.info('No changes to save')}>Info</Button>
      </Row>
      <Notice tone="success">If an account with that email exists, a password reset link has been sent.</Notice>
      <Notice tone="danger">Invalid reset link. Please request a new password reset.</Notice>
      <Notice tone="warning" title="Water is off on Tuesday." action={<Button size="small">Details</Button>}>
        09:00 to 11:00, floors 20 to 31.
      </Notice>
      <Notice tone="info">Two notes are saved on this device and will be sent.</Notice>
    </Panel>
  )
}
