"""Checks a compose file against the Compose Specification, with the defaults of its variables."""
import json
import re
import sys

import yaml
from compose_spec import PyCompose

text = open(sys.argv[1], encoding="utf-8").read()
text = re.sub(r"\$\{(\w+):-([^}]*)\}", r"\2", text)
text = re.sub(r"\$\{(\w+):\?[^}]*\}", r"\1", text)
PyCompose.from_json(json.dumps(yaml.safe_load(text))).validate()
