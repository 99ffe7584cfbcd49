{{- define "pinline.name" -}}
{{ .Release.Name | trunc 40 | trimSuffix "-" }}
{{- end -}}

{{- define "pinline.labels" -}}
app.kubernetes.io/name: pinline
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .name }}
{{- end -}}

{{- define "pinline.allLabels" -}}
{{ include "pinline.labels" . }}
app.kubernetes.io/version: {{ .root.Values.image.tag | default .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ .root.Chart.Name }}-{{ .root.Chart.Version }}
{{- end -}}

{{- define "pinline.image" -}}
{{ .root.Values.image.registry }}/{{ .name }}:{{ .root.Values.image.tag | default .root.Chart.AppVersion }}
{{- end -}}

{{- define "pinline.podSecurity" -}}
runAsNonRoot: true
runAsUser: 65532
runAsGroup: 65532
fsGroup: 65532
seccompProfile: { type: RuntimeDefault }
{{- end -}}

{{- define "pinline.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end -}}

{{/* A secret's key as a variable. Names with a question mark may be absent. */}}
{{- define "pinline.secrets" -}}
{{- $secret := .secret -}}
{{- range .names }}
- name: {{ trimSuffix "?" . }}
  valueFrom:
    secretKeyRef: { name: {{ $secret | quote }}, key: {{ trimSuffix "?" . }}, optional: {{ hasSuffix "?" . }} }
{{- end }}
{{- end -}}

{{/* Settings of all and of one service that this one reads; its own override. */}}
{{- define "pinline.settings" -}}
{{- $known := .known -}}
{{- $all := dict -}}
{{- range $name, $value := .shared }}{{- if has $name $known }}{{- $_ := set $all $name $value }}{{- end }}{{- end }}
{{- range $name, $value := .own }}{{- $_ := set $all $name $value }}{{- end }}
{{- range $name, $value := $all }}
- { name: {{ $name }}, value: {{ $value | toString | quote }} }
{{- end }}
{{- end -}}

{{- define "pinline.addresses" -}}
{{- $base := include "pinline.name" . }}
- { name: ACCOUNT_URL, value: "http://{{ $base }}-account:8080" }
- { name: CATALOGUE_URL, value: "http://{{ $base }}-catalogue:8080" }
- { name: ORDER_URL, value: "http://{{ $base }}-order:8080" }
- { name: NOTIFICATION_URL, value: "http://{{ $base }}-notification:8080" }
{{- end -}}

{{- define "pinline.kafka" -}}
- { name: KAFKA_BROKERS, value: {{ required "kafka.brokers is needed" .Values.kafka.brokers | quote }} }
- { name: KAFKA_TLS, value: {{ .Values.kafka.tls | quote }} }
- { name: KAFKA_SASL, value: {{ .Values.kafka.sasl | quote }} }
{{- if .Values.caConfigMap }}
- { name: NODE_EXTRA_CA_CERTS, value: /certificates/ca.crt }
{{- end }}
{{- end -}}
