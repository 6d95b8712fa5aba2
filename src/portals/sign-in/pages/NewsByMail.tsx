import { announcementTexts } from '#announcements/messages/index.ts'
import { paths } from '#paths.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { emptyForm, type ContentOf } from '../content.ts'
import { Form, FormButton } from '../form/Form.tsx'
import { Notice } from '../form/Notice.tsx'
import { Shown, View } from '../form/views.tsx'
import { LinkToPortal } from './LinkToPortal.tsx'

/** The page of the link at the end of an announcement's e-mail. It shows nothing about a person or a home. */
export function NewsByMail(content: ContentOf<'news-by-mail'>) {
  const texts = useTexts(announcementTexts).byMail
  if (!('isEnabled' in content))
    return <Notice tone="danger">{content.link === 'bad' ? texts.badLink : texts.noLink}</Notice>
  return (
    <>
      <div className="grid gap-4.5">
        <Shown>
          <State isEnabled={content.isEnabled} problem={content.problem} />
        </Shown>
        <LinkToPortal href={paths.tenant({ tab: 'announcements' })} isMain={false}>
          {texts.portal}
        </LinkToPortal>
      </div>
      <View name="off">
        <State isEnabled={false} problem={null} />
      </View>
    </>
  )
}

function State({ isEnabled, problem }: { isEnabled: boolean; problem: string | null }) {
  const texts = useTexts(announcementTexts).byMail
  return (
    <div className="grid gap-4.5">
      <Notice tone={isEnabled ? 'info' : 'success'}>
        {isEnabled ? texts.on : texts.off} {texts.always}
      </Notice>
      {isEnabled ? (
        <Form name="news-by-mail" state={{ ...emptyForm, problem }}>
          <input type="hidden" name="List-Unsubscribe" value="One-Click" />
          <FormButton busyText={texts.saving}>{texts.turnOff}</FormButton>
        </Form>
      ) : null}
    </div>
  )
}
