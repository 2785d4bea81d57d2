export const WEBHOOK_PATH = 'leads';

/** What sales would click together: take each event, hand it on to another tool. */
export function plainWorkflow(crmUrl: string) {
  return {
    id: 'leadsToTheCrm001',
    name: 'Leads to the CRM',
    active: false,
    settings: { executionOrder: 'v1' },
    nodes: [
      {
        id: 'b1e0a3c4-6f1d-4b67-9a53-0d8c7c3d1a01',
        webhookId: 'b1e0a3c4-6f1d-4b67-9a53-0d8c7c3d1a02',
        name: 'Lead',
        type: 'n8n-nodes-base.webhook',
        typeVersion: 2,
        position: [0, 0],
        parameters: { httpMethod: 'POST', path: WEBHOOK_PATH, responseMode: 'onReceived' },
      },
      {
        id: 'b1e0a3c4-6f1d-4b67-9a53-0d8c7c3d1a03',
        name: 'CRM',
        type: 'n8n-nodes-base.httpRequest',
        typeVersion: 4.2,
        position: [220, 0],
        parameters: {
          method: 'POST',
          url: crmUrl,
          sendBody: true,
          specifyBody: 'json',
          jsonBody: '={{ JSON.stringify({ headers: $json.headers, event: $json.body }) }}',
        },
      },
    ],
    connections: { Lead: { main: [[{ node: 'CRM', type: 'main', index: 0 }]] } },
  };
}
