import { GAIN_COLUMNS, GAIN_FIELDS } from './gain-columns.ts';
import { selectList } from './select-list.ts';

/** Of a contact or demo request, for its export and its sheet. */
export const REQUEST_COLUMNS = [
  'id',
  'created_at',
  'form_type',
  'subject',
  'suspicion',
  'lead_score',
  'email',
  'name',
  'company',
  'phone',
  'message',
  'simulator_result_id',
  ...GAIN_COLUMNS,
  'language',
  'notice_text_version',
  'source',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'referrer_url',
] as const;

export const REQUEST_FIELDS = selectList(REQUEST_COLUMNS, {
  ...GAIN_FIELDS,
  subject: "form_data->>'subject'",
  lead_score: 'lead_score::float8',
  source: "form_data->>'source'",
  utm_source: "form_data->>'utm_source'",
  utm_medium: "form_data->>'utm_medium'",
  utm_campaign: "form_data->>'utm_campaign'",
  referrer_url: "form_data->>'referrer_url'",
});
